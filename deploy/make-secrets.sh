#!/bin/sh
# Makes the secrets of compose.yaml in the folder `secrets` beside this file, or in the folder named: keys of the
# installation, passwords of the database and of the object storage. Keep them as you keep the backups; without the keys
# nothing that is sealed in the database can be opened. Needs openssl. Refuses to write over secrets that are there.
set -eu

folder="${1:-$(dirname "$0")/secrets}"
if [ -e "$folder/omnis.json" ]; then
  echo "There are secrets in $folder already. Nothing was changed." >&2
  exit 1
fi
umask 077
mkdir -p "$folder"

url_safe() { base64 | tr -d '\n=' | tr '+/' '-_'; }

pair="$(mktemp)"
trap 'rm -f "$pair"' EXIT
openssl ecparam -name prime256v1 -genkey -noout -outform DER >"$pair"
push_private="$(tail -c +8 "$pair" | head -c 32 | url_safe)"
push_public="$(tail -c 65 "$pair" | url_safe)"
key="$(openssl rand -base64 32)"
database="$(openssl rand -hex 24)"
storage="$(openssl rand -hex 24)"

printf '%s' "$database" >"$folder/postgres-password"
printf '"omnis" "%s"\n' "$database" >"$folder/userlist"
printf 'ROOT_ACCESS_KEY=omnis\nROOT_SECRET_KEY=%s\n' "$storage" >"$folder/storage.env"
cat >"$folder/omnis.json" <<END
{
  "current": "k1",
  "keys": { "k1": "$key" },
  "push": { "public": "$push_public", "private": "$push_private" },
  "settings": {
    "DATABASE_URL": "postgres://omnis:$database@postgres:5432/omnis",
    "S3_ACCESS_KEY_ID": "omnis",
    "S3_SECRET_ACCESS_KEY": "$storage"
  }
}
END
# Users of the images read them inside of the containers; the folder keeps everybody else of this machine out.
chmod 0644 "$folder/omnis.json" "$folder/userlist"
echo "Made omnis.json, postgres-password, userlist and storage.env in $folder."
