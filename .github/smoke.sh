#!/bin/sh
# Asks an image of deploy/Containerfile what a visitor, a host and an attacker would, with three configurations:
#
#   sh .github/smoke.sh IMAGE
set -eu
image=$1
token=a.token-for_tests
folder=$(mktemp -d)
chmod 755 "$folder"
printf '%s' "$token" > "$folder/token"
chmod 644 "$folder/token"
container=

stop() { [ -z "$container" ] || docker rm --force "$container" > /dev/null; container=; }
trap 'stop; rm -r "$folder"' EXIT

fail() {
  echo "$1" >&2
  [ -z "$container" ] || docker logs "$container" >&2
  exit 1
}

# Starts the image as deploy/compose.yaml does, with these options, and waits until it is healthy.
start() {
  stop
  container=$(docker run --detach --publish 8080:8080 --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges \
    --volume /var/cache/nginx --volume /var/lib/matinee --volume "$folder/token:/run/secrets/tmdb-token:ro" "$@" "$image")
  curl --fail --silent --retry 90 --retry-delay 1 --retry-all-errors --output /dev/null http://localhost:8080/health ||
    fail "The container does not answer: $*"
}

text() { curl --fail --silent --show-error "http://localhost:8080$1"; }
status() { curl --silent --path-as-is --output /dev/null --write-out '%{http_code}' "http://localhost:8080$1"; }
has() { text "$1" | grep -q "$2" || fail "$1 does not have: $2"; }
is() { [ "$(status "$1")" = "$2" ] || fail "$1 answers $(status "$1"), not $2."; }

# What the container says when it ends by itself.
refuses() {
  sentence=$1
  shift
  if said=$(docker run --rm "$@" "$image" 2>&1); then fail "The container starts: $*"; fi
  printf '%s\n' "$said" | grep -qF "$sentence" || fail "The container says of $*: $said"
}

start --env TMDB_ACCESS_TOKEN_FILE=/run/secrets/tmdb-token
has / '<title>Matinee</title>'
has /watchlist '<title>Matinee</title>'
has /health '"page":"present","token":"present"'
is /assets/none.js 404
is /_nginx.conf 404
is /tmdb-images/../ 404
is '/tmdb/3/movie/603?append_to_response=account_states' 404
is '/tmdb/3/movie/603?session_id=1' 404
is /%5fnginx.conf 404
is /@tmdb/data 404
for path in / /sw.js /manifest.webmanifest /health; do
  if text "$path" | grep -q -e "$token" -e __MATINEE; then fail "The token, or a place that is not filled, is in $path."; fi
done
docker exec "$container" grep -rq "$token" /tmp/matinee/site /usr/share/matinee && fail 'The token is in a file of the site.'
[ "$(docker exec "$container" id -u)" = 101 ] || fail 'The container runs as root.'

start --env CATALOG=demo --env BASE=/matinee/
has /matinee/ '<title>Matinee</title>'
has /matinee/health '"token":"unneeded"'
has /health '"page":"present"'
is / 404

start --env SITE_URL=https://matinee.example/ --env DEVICES=/devices/ --env IP_LOOKUP_URLS=
has / 'https://matinee.example/link-preview.png'
has /health '"token":"absent"'
is /tmdb/3/configuration 401
is /devices/ 404
stop

refuses 'BASE is "matinee"; it must be a path' --env BASE=matinee
refuses 'DEVICES is "/_sync/"; nothing is ever answered where' --env DEVICES=/_sync/
refuses 'CATALOG is "floppy"; it can be' --env CATALOG=floppy
refuses 'The TMDB token has characters that no token has.' --env 'TMDB_ACCESS_TOKEN=a b'
refuses 'VITALS_URL is "javascript:x"; it must begin with' --env VITALS_URL=javascript:x
if docker history --no-trunc "$image" | grep -q "$token"; then fail 'The token is in a layer.'; fi
echo "$image is as it should be."
