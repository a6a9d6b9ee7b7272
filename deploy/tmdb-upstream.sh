#!/bin/sh
# Writes what tmdb-proxy.conf includes, from TMDB_ACCESS_TOKEN or the file that TMDB_ACCESS_TOKEN_FILE names. The container
# runs it before nginx. Without a token nothing is asked of TMDB: the proxy answers as TMDB would.
# Beside it are files without the token: tmdb-resolver.conf for tmdb-images.conf, and tmdb-token.conf for health.conf.
set -eu
umask 077

file=${1:-/etc/nginx/tmdb-upstream.conf}
token=${TMDB_ACCESS_TOKEN:-}

if [ -n "${TMDB_ACCESS_TOKEN_FILE:-}" ]; then
  if [ -n "$token" ]; then
    echo 'TMDB_ACCESS_TOKEN and TMDB_ACCESS_TOKEN_FILE are both set: only one of them can be.' >&2
    exit 1
  fi
  if ! [ -f "$TMDB_ACCESS_TOKEN_FILE" ] || ! token=$(cat "$TMDB_ACCESS_TOKEN_FILE" 2> /dev/null); then
    echo 'TMDB_ACCESS_TOKEN_FILE names no file that can be read.' >&2
    exit 1
  fi
fi
# That of an example counts as none.
[ "$token" != your_tmdb_read_access_token_here ] || token=

# nginx would say of a longer one that the line is too long.
if [ "${#token}" -gt 1000 ]; then
  echo "The TMDB token has ${#token} characters; it can have 1000 at most." >&2
  exit 1
fi
case $token in
  *[!A-Za-z0-9._-]*)
    echo 'The TMDB token has characters that no token has.' >&2
    exit 1
    ;;
esac

folder=$(dirname "$file")
resolvers=$(awk '$1 == "nameserver" { printf "%s ", $2 ~ /:/ ? "[" $2 "]" : $2 }' /etc/resolv.conf)
resolver="resolver ${resolvers:-127.0.0.1};"
echo "$resolver" > "$folder/tmdb-resolver.conf"
echo "set \$matinee_token $([ -n "$token" ] && echo present || echo absent);" > "$folder/tmdb-token.conf"

if [ -z "$token" ]; then
  echo 'No TMDB_ACCESS_TOKEN: /tmdb answers 401.' >&2
  echo 'return 401;' > "$file"
  exit
fi
printf '%s\nproxy_set_header Authorization "Bearer %s";\n' "$resolver" "$token" > "$file"
