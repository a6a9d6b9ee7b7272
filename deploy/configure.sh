#!/bin/sh
# Makes of an image's builds the site that the container's settings say, and the files that nginx reads. The container runs it before
# nginx. What is written is in a folder of its own, for the rest of a container may be read-only: docs/decisions/0020.
#
#   configure.sh [where the image has builds and nginx's files] [where to write]
#
# A setting that cannot be ends it with one sentence, the build's own. Rules and sentences are in each build's `_settings`, a table
# with tabs: a name; `open`, or `fixed` by a build argument; the value by default; a pattern (ERE); the rule in words; how many
# characters there can be; of a list, how many items, and how many characters each can have.
set -eu
LC_ALL=C
export LC_ALL
umask 022

image=${1:-/usr/share/matinee}
out=${2:-/tmp/matinee}

refuse() {
  printf '%s' "$1" | tr '[:cntrl:]' '?' >&2
  echo >&2
  exit 1
}

# The column of a setting's row.
column() { awk -F '\t' -v name="$1" -v column="$2" '$1 == name { print $column }' "$table"; }

# Line breaks first: grep would look at each line by itself.
matches() {
  [ "$(printf '%s' "$1" | tr -d '[:cntrl:]')." = "$1." ] && printf '%s\n' "$1" | grep -Eq "^($2)\$"
}

# What a value has to be. The third: 'is' or, for one of several, 'has'.
check() { matches "$2" "$(column "$1" 4)" || refuse "$1 $3 \"$2\"; $(column "$1" 5)"; }

# The third: how many characters there can be. A letter that is no ASCII is one, though it has several bytes.
check_length() {
  length=$(($(printf '%s' "$2" | tr -d '\200-\277' | wc -c)))
  [ "$length" -le "$3" ] || refuse "$1 has $length characters; it can have $3 at most."
}

# What a path can be in words is not all: whether something else is there, or nothing ever.
refuse_if() { if matches "$3" "$(column "$1" 3)"; then refuse "$2; $(column "$1" 5)"; fi; }

refuse_if_fixed() {
  [ "$(column "$1" 2)" = open ] || refuse "$1 is set, but it was set when the image was built, too: only one of them can be."
}

# Sets `value`: what the container was told, else what the build has. Empty is absent, but for a list, where it is none.
read_setting() {
  eval "value=\${$1-} is_set=\${$1+set}"
  if [ -n "$value" ] || [ "$1 $is_set" = 'IP_LOOKUP_URLS set' ]; then
    refuse_if_fixed "$1"
  else
    value=$(column "$1" 3)
    is_set=
  fi
}

read_one() {
  read_setting "$1"
  [ -n "$is_set" ] || return 0
  check_length "$1" "$value" "$(column "$1" 6)"
  check "$1" "$value" is
}

# The next item of a list that is in `left`, without spaces around it, into `item`.
next_item() {
  item=$(printf '%s.' "${left%%,*}" | sed 's/^ *//; s/ *\.$//')
  left=${left#*,}
}

# Has $1 take each item of the list that is in `value`.
each_item() {
  left=$value,
  while [ -n "$left" ]; do
    next_item
    [ -z "$item" ] || "$1"
  done
}

# The builds, one for each catalogue.
builds=$(ls "$image/sites")
catalogue=$(printf '%s\n' "$builds" | head -n 1)
table=$image/sites/$catalogue/_settings
if [ "$builds" != "$catalogue" ]; then
  [ ! -d "$image/sites/tmdb" ] || catalogue=tmdb
  [ -z "${CATALOG:-}" ] || check CATALOG "$CATALOG" is
  catalogue=${CATALOG:-$catalogue}
elif [ -n "${CATALOG:-}" ]; then
  refuse_if_fixed CATALOG
fi
build=$image/sites/$catalogue
[ -d "$build" ] || refuse "CATALOG is \"$catalogue\"; $(column CATALOG 5)"
table=$build/_settings

read_one BASE
base=$value
if [ "$base" != / ]; then
  in_base=${base#/}
  refuse_if no-base "BASE is \"$base\"" "${in_base%/}"
fi

read_one SITE_URL
site_url=${value:-$base}
if [ -n "$is_set" ]; then
  folder=/${value#*://}/
  folder=/${folder#/*/}
  case $folder in
    / | // | "$base" | "$base/") ;;
    *) refuse "SITE_URL is \"$value\"; its folder is not that of BASE, \"$base\"." ;;
  esac
  host=${value#*://}
  site_url=${value%%://*}://${host%%/*}$base
fi

read_one DEVICES
devices=$value
case $devices in
  "$base"*) devices_here=/${devices#"$base"} ;;
  *) devices_here=$devices ;;
esac
if [ -n "$devices" ]; then
  refuse_if taken "DEVICES is \"$devices\"" "${devices_here#/}"
  refuse_if unanswered "DEVICES is \"$devices\"" "${devices_here#/}"
fi

# Whom pages may ask, as the policy has it: origins alone, each once.
connect=
is_all_https=yes
allow() {
  [ "$(column "$1" 2)" = open ] || return 0
  case $2 in
    http://*) is_all_https= ;;
    https://*) ;;
    *) return 0 ;;
  esac
  rest=${2#*://}
  origin=${2%%://*}://${rest%%[/?]*}
  case " $connect " in *" $origin "*) ;; *) connect="$connect $origin" ;; esac
}

read_setting IP_LOOKUP_URLS
[ -z "$is_set" ] || check_length IP_LOOKUP_URLS "$value" "$(column IP_LOOKUP_URLS 6)"
are_lookups_set=$is_set
lookups=
add_lookup() {
  check IP_LOOKUP_URLS "$item" has
  allow IP_LOOKUP_URLS "$item"
  lookups="$lookups${lookups:+,}\"$item\""
}
each_item add_lookup

read_one VITALS_URL
vitals=$value
allow VITALS_URL "$vitals"

# Texts of the host's own, in JSON within the page, and in HTML. None is taken for a place that is to be filled.
in_json() { printf '%s' "$1" | sed 's/\\/\\\\/g; s/"/\\"/g; s/</\\u003c/g; s/__/_\\u005f/g'; }
in_html() { printf '%s' "$1" | sed 's/&/\&amp;/g; s/</\&lt;/g; s/"/\&quot;/g; s/__/_\&#95;/g'; }

read_setting FOOTER_LINKS
if [ -n "$is_set" ]; then
  check_length FOOTER_LINKS "$value" "$(column FOOTER_LINKS 6)"
  most=$(column FOOTER_LINKS 7)
  count=$(($(printf '%s' "$value" | tr ',\n' '\n ' | grep -c '[^ ]' || :)))
  [ "$count" -le "$most" ] || refuse "FOOTER_LINKS has $count items; it can have $most at most."
fi
host_links=
LINKS=
add_link() {
  check_length 'An item of FOOTER_LINKS' "$item" "$(column FOOTER_LINKS 8)"
  check FOOTER_LINKS "$item" has
  label=$(printf '%s.' "${item% *}" | sed 's/ *\.$//')
  href=${item##* }
  host_links="$host_links${host_links:+,}{\"label\":\"$(in_json "$label")\",\"href\":\"$(in_json "$href")\"}"
  LINKS="$LINKS <a href=\"$(in_html "$href")\"><u><bdi>$(in_html "$label")</bdi></u></a>"
}
each_item add_link

read_one REQUEST_URL
request_url=$value

if [ -n "${TMDB_ACCESS_TOKEN:-}${TMDB_ACCESS_TOKEN_FILE:-}" ]; then refuse_if_fixed TMDB_ACCESS_TOKEN; fi

# A path of the API's or the pictures' is in the site's folder: nginx serves both there.
in_folder() { case $1 in /*) printf '%s' "${base%/}$1" ;; *) printf '%s' "$1" ;; esac }

rm -rf "$out"
mkdir -p "$out/site" "$out/conf.d" "$out/matinee"

# The token is checked even where nothing asks for it. Only nginx reads it.
if [ "$catalogue" = tmdb ] || [ -n "${TMDB_ACCESS_TOKEN:-}${TMDB_ACCESS_TOKEN_FILE:-}" ]; then
  sh "$image/nginx/tmdb-upstream.sh" "$out/tmdb-upstream.conf"
fi

# What of deploy/ nginx reads, beside others and in the server.
http='nginx.conf'
server='health.conf'
if [ "$catalogue" = tmdb ]; then
  http="$http tmdb-cache.conf"
  server="$server tmdb-proxy.conf tmdb-images.conf tmdb-answers.conf"
fi
if [ -n "$devices" ]; then
  http="$http devices-limit.conf"
  server="$server devices.conf"
fi

quoted() { printf '%s' "$1" | sed 's/\./\\./g'; }

copy() {
  sed -e "s|/usr/share/nginx/html|$out/site|g" \
    -e "s|include matinee/|include $out/matinee/|" \
    -e "s|include tmdb-|include $out/tmdb-|" \
    -e "s|\^/devices|^$(quoted "${devices_here%/}" | sed 's/\\/\\\\/g')|" \
    "$image/nginx/$1" > "$out/$2/$1"
}
for name in $http; do copy "$name" conf.d; done
for name in $server; do copy "$name" matinee; done

outside=
if [ "$devices_here" = "$devices" ] && [ -n "$devices" ]; then outside="|$(quoted "$devices")"; fi
scope=
[ "$base" = / ] || scope=/$(printf '%s' "${base#/}" | sed 's|/$||; s|/|%2F|g')/

BASE=$base
SITE_URL=$site_url
FOLDER=$(quoted "${base%/}")
OUTSIDE=$outside
CONNECT=$connect
SCOPE=$scope
PAIRING=${devices:+|pair}
# What the container was not told, the code has of its build.
SETTINGS="{\"base\":\"$base\",\"apiUrl\":\"$(in_folder "$(column API_URL 3)")\",\"imageUrl\":\"$(in_folder "$(column IMAGE_URL 3)")\""
tell() { SETTINGS="$SETTINGS,\"$1\":$2"; }
[ -z "$are_lookups_set" ] || tell ipLookupUrls "[$lookups]"
[ -z "$vitals" ] || tell vitalsUrl "\"$vitals\""
[ -z "$devices" ] || tell devicesUrl "\"$devices\""
[ -z "$host_links" ] || tell hostLinks "[$host_links]"
[ -z "$request_url" ] || tell requestUrl "\"$request_url\""
SETTINGS="$SETTINGS}"
STYLES=
RELEASE=
export BASE SITE_URL FOLDER OUTSIDE CONNECT SCOPE PAIRING SETTINGS LINKS STYLES RELEASE

# Puts the values of the environment in the places that the build has left for them (build/run-time/placeholders.ts).
fill() {
  awk '
    function put(line, name, mark,    at, done) {
      done = ""
      while ((at = index(line, mark)) > 0) {
        done = done substr(line, 1, at - 1) ENVIRON[name]
        line = substr(line, at + length(mark))
      }
      return done line
    }
    {
      line = put($0, "BASE", "/__MATINEE_BASE__/")
      count = split("SITE_URL FOLDER OUTSIDE SCOPE PAIRING SETTINGS LINKS RELEASE", names, " ")
      for (each = 1; each <= count; each++) line = put(line, names[each], "__MATINEE_" names[each] "__")
      line = put(line, "CONNECT", " __MATINEE_CONNECT__")
      if (ENVIRON["STYLES"] != "") line = put(line, "STYLES", "__MATINEE_STYLES__")
      print line
    }
  ' "$build/$1"
}

# The hash of the page's styles as a policy has it. Not every image has what makes base64 of bytes.
hash_of_styles() {
  awk '
    { page = page (NR > 1 ? "\n" : "") $0 }
    END {
      from = index(page, "<style>") + 7
      printf "%s", substr(page, from, index(page, "</style>") - from)
    }
  ' | sha256sum | awk '
    function bits(text,    at, sum) {
      sum = 0
      for (at = 1; at <= length(text); at++) sum = sum * 16 + index("0123456789abcdef", substr(text, at, 1)) - 1
      return sum
    }
    {
      letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
      # 32 bytes: 42 times six bits of three hexadecimal digits each two letters, and four bits that are left.
      for (at = 1; at <= 63; at += 3) {
        sum = bits(substr($1, at, 3))
        printf "%s%s", substr(letters, int(sum / 64) + 1, 1), substr(letters, sum % 64 + 1, 1)
      }
      printf "%s=", substr(letters, bits(substr($1, 64, 1)) * 4 + 1, 1)
    }
  '
}

STYLES=sha256-$(fill index.html | hash_of_styles)
fill index.html > "$out/site/index.html"
# Who has the former page, has it replaced.
RELEASE=$(sha256sum < "$out/site/index.html" | cut -c 1-12)
for name in gallery.html sw.js; do
  [ ! -e "$build/$name" ] || fill "$name" > "$out/site/$name"
done
fill _nginx.conf | sed "$([ "$is_all_https" ] || echo '/upgrade-insecure-requests/d')" > "$out/site/_nginx.conf"
if [ "$base" != / ] && [ -e "$build/_folder.conf" ]; then fill _folder.conf > "$out/site/_folder.conf"; fi

# What the build has compressed of these is not theirs any more.
for name in index.html gallery.html sw.js; do
  [ -e "$out/site/$name" ] || continue
  gzip -9 -c "$out/site/$name" > "$out/site/$name.gz"
  if command -v brotli > /dev/null; then brotli -q 11 -c "$out/site/$name" > "$out/site/$name.br"; fi
done

# All else is as it was built.
for path in "$build"/*; do
  name=${path##*/}
  case $name in
    _* | index.html* | gallery.html* | sw.js*) ;;
    *) ln -s "$path" "$out/site/$name" ;;
  esac
done
