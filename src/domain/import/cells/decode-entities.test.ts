import { expect, it } from 'vitest';
import { decodeEntities } from './plain-text.ts';

it.each([
  ['King&#039;s', "King's"],
  ['King&#39s', "King's"],
  ['King&apos;s &amp; &quot;Queen&quot;', 'King\'s & "Queen"'],
  ['Bertrand&rsquo;s', 'Bertrand’s'],
  ['&lsquo;Allo &lsquo;Allo&excl;', '‘Allo ‘Allo!'],
  ['Am&eacute;lie &Eacute;t&eacute; Bront&euml; Ma&ntilde;ana', 'Amélie Été Brontë Mañana'],
  [
    '&Scaron;kola &zcaron;ena &Lstrok;&oacute;d&zacute; Br&aring;k &oslash;&szlig;&aelig; &ccedil;a',
    'Škola žena Łódź Bråk øßæ ça',
  ],
  ['t&odblac; &scedil; &gbreve; &imath; &kcedil;', 'tő ş ğ ı ķ'],
  ['Alien&sup3; &frac12; &deg; &ndash; &mdash; &hellip; &trade; &hearts;', 'Alien³ ½ ° – — … ™ ♥'],
  ['&Alpha;&Omega;&alpha;&sigmaf;&omega;&Sigma;', 'ΑΩας\u03c9Σ'],
  ['&#146;&#8217;&#x2019;&#X27;', "’’’'"],
  ['a&nbsp;b&shy;c', 'a bc'],
  ['&AMP;&GT;', '&>'],
  ['&amp;eacute;', '&eacute;'],
  ['AT&T; Q&A &unknown; &; & co Black&white &copy &#; &#x;', 'AT&T; Q&A &unknown; &; & co Black&white &copy &#; &#x;'],
  ['&#0;&#x110000;', '\uFFFD\uFFFD'],
  ['&#128512;&#x1F600&#39', "😀😀'"],
])('%j is seen as %j (product.md, Import: texts)', (text, seen) => expect(decodeEntities(text)).toBe(seen));
