#!/usr/bin/env bash
# DAViCal with PHP's own web server and a PostgreSQL of its own: PACKAGES=… davical.sh FOLDER PORT
#
# The database listens on a socket in FOLDER only. It cannot run as root; then it runs as nobody.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/environment.sh"
folder=$1
port=$2
programs=$(dirname "$(found /usr/lib/postgresql/15/bin/initdb)")
share=$(found /usr/share/davical)
export PGHOST=$folder/socket PGUSER=davical_dba PGDATABASE=davical
export PGOPTIONS=--client-min-messages=error

unprivileged() {
  if ((EUID == 0)); then setpriv --reuid nobody --regid nogroup --clear-groups -- "$@"; else "$@"; fi
}

start_database() {
  mkdir -p "$folder/socket" "$folder/database"
  if ((EUID == 0)); then
    chmod a+x "$folder"
    chown nobody "$folder/socket" "$folder/database"
  fi
  (
    cd /
    unprivileged "$programs/initdb" -D "$folder/database" -U "$PGUSER" -A trust -E UTF8 --locale C >/dev/null
    # Nothing here has to outlive a power cut.
    unprivileged "$programs/postgres" -D "$folder/database" -k "$PGHOST" -c listen_addresses= -c fsync=off &
  )
  for _ in $(seq 100); do
    if "$programs/psql" -qc 'select 1' postgres >/dev/null 2>&1; then return; fi
    sleep 0.1
  done
  echo "PostgreSQL did not start"
  exit 1
}

fill_database() {
  "$programs/createdb" -E UTF8 -T template0 davical
  "$programs/psql" -qXAt -c 'CREATE USER davical_app' -c 'CREATE USER general' >/dev/null
  local awl
  awl=$(found /usr/share/awl/dba)
  local file
  for file in "$awl/awl-tables.sql" "$awl/schema-management.sql" "$share"/dba/{davical,supported_locales}.sql \
    "$share/dba/views/dav_principal.sql" "$share"/dba/{caldav_functions,rrule_functions,base-data}.sql; do
    "$programs/psql" -qXAt -f "$file" >/dev/null 2>>"$folder/sql.log"
  done
  "$programs/psql" -qXAt >/dev/null <<SQL
INSERT INTO usr (user_no, username, password, fullname, email, active, date_format_type, locale)
  VALUES (1001, '$SERVER_USER', '**$SERVER_PASSWORD', 'Somebody', 'somebody@example.invalid', true, 'E', 'en');
INSERT INTO principal (type_id, user_no, displayname, default_privileges) VALUES (1, 1001, 'Somebody', 0::bit(24));
SQL
}

configure() {
  mkdir -p "$folder/config"
  # Its files look for each other and for their configuration from where they are started.
  cp -r "$share/htdocs" "$folder/htdocs"
  cat >"$folder/config/config.php" <<PHP
<?php
\$c->pg_connect[] = "dbname=davical user=$PGUSER host=$PGHOST";
\$c->domain_name = "127.0.0.1";
\$c->system_name = "DAViCal";
\$c->default_locale = "en";
\$c->enable_auto_schedule = false;
PHP
}

start_database
fill_database
configure
export DAVICAL_FILES=$folder/htdocs
php ctype dom iconv mbstring pdo pdo_pgsql pgsql simplexml xml xmlreader xmlwriter calendar gettext posix -- \
  -d "include_path=$share/inc:$(found /usr/share/awl/inc):." -S "127.0.0.1:$port" "$here/davical.php"
