#!/usr/bin/env bash
# Cyrus with CalDAV and nothing else of the machine: PACKAGES=… cyrus.sh FOLDER PORT
#
# It cannot run as root; then it runs as nobody.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/environment.sh"
folder=$1
port=$2
programs=$(found /usr/lib/cyrus/bin)
export SASL_PATH
SASL_PATH=$(dirname "$(found /usr/lib/x86_64-linux-gnu/sasl2/libplain.so /usr/lib/aarch64-linux-gnu/sasl2/libplain.so)")
account=$(id -un)
if ((EUID == 0)); then account=nobody; fi
group=$(id -gn "$account")

unprivileged() {
  if ((EUID == 0)); then setpriv --reuid "$account" --regid "$group" --clear-groups -- "$@"; else "$@"; fi
}

# Where mailboxes are made: a port nobody else uses at this moment.
mail_port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')

configure() {
  mkdir -p "$folder"/{state,spool,run/proc,run/lock,run/socket}
  cat >"$folder/imapd.conf" <<CONF
configdirectory: $folder/state
proc_path: $folder/run/proc
mboxname_lockpath: $folder/run/lock
defaultpartition: default
partition-default: $folder/spool
cyrus_user: $account
cyrus_group: $group
admins: cyrus
allowplaintext: yes
sasl_pwcheck_method: auxprop
sasl_auxprop_plugin: sasldb
sasl_sasldb_path: $folder/sasldb2
sasl_mech_list: PLAIN
httpmodules: caldav
httpallowcompress: no
caldav_allowscheduling: off
caldav_create_default: yes
unixhierarchysep: yes
virtdomains: off
servername: localhost
lmtpsocket: $folder/run/socket/lmtp
idlesocket: $folder/run/socket/idle
notifysocket: $folder/run/socket/notify
syslog_prefix: cyrus
tls_required: no
CONF
  cat >"$folder/cyrus.conf" <<CONF
START { recover cmd="$programs/ctl_cyrusdb -C $folder/imapd.conf -r" }
SERVICES {
  http cmd="$programs/httpd -C $folder/imapd.conf -U 30" listen="127.0.0.1:$port" prefork=1 maxchild=10
  imap cmd="$programs/imapd -C $folder/imapd.conf -U 30" listen="127.0.0.1:$mail_port" prefork=0 maxchild=2
}
EVENTS { }
CONF
  local passwords user
  passwords=$(found /usr/sbin/saslpasswd2)
  for user in cyrus "$SERVER_USER"; do
    printf '%s' "$SERVER_PASSWORD" | "$passwords" -f "$folder/sasldb2" -p -c -u localhost "$user"
  done
  if ((EUID == 0)); then
    chmod a+rx "$folder"
    chown -R "$account:$group" "$folder"
  fi
}

make_mailbox() {
  MAIL_PORT=$mail_port python3 - <<'PYTHON'
import imaplib, os, time

for attempt in range(100):
    try:
        mail = imaplib.IMAP4("127.0.0.1", int(os.environ["MAIL_PORT"]))
        break
    except OSError:
        time.sleep(0.1)
mail.login("cyrus", os.environ["SERVER_PASSWORD"])
mail.create("user/" + os.environ["SERVER_USER"])
PYTHON
  touch "$folder/ready"
}

configure
make_mailbox &
cd "$folder"
unprivileged "$programs/master" -D -C "$folder/imapd.conf" -M "$folder/cyrus.conf" -p "$folder/run/master.pid"
