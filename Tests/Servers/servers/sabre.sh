#!/usr/bin/env bash
# sabre/dav 1.8 with PHP's own web server and SQLite: PACKAGES=… sabre.sh FOLDER PORT
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/environment.sh"
folder=$1
port=$2
export SABRE_LIBRARY SABRE_DATABASE=$folder/sabre.sqlite
SABRE_LIBRARY=$(found /usr/share/php/Sabre/autoload.php)
cd "$folder"
php pdo pdo_sqlite ctype dom iconv mbstring simplexml xml xmlreader xmlwriter tokenizer -- -S "127.0.0.1:$port" "$here/sabre.php"
