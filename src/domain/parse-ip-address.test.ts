import * as fc from 'fast-check';
import { isIP } from 'node:net';
import { describe, expect, it } from 'vitest';
import { runs } from '#fixtures/fuzz/runs.ts';
import { parseIpAddress } from './parse-ip-address.ts';

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['0.0.0.0', '0.0.0.0'],
    ['255.255.255.255', '255.255.255.255'],
    ['2001:db8:0:0:0:0:0:1', '2001:db8::1'],
    ['2001:0db8:0000:0000:0001:0000:0000:0001', '2001:db8::1:0:0:1'],
    ['2001:db8::1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['10:0:0:100:0:0:0:0', '10:0:0:100::'],
    ['0:0:0:0:0:0:0:1', '::1'],
    ['2001:DB8::AbCd', '2001:db8::abcd'],
    ['::', '::'],
    ['::1', '::1'],
    ['1::', '1::'],
    ['1:2:3:4:5:6:7::', '1:2:3:4:5:6:7:0'],
    ['::ffff:203.0.113.7', '::ffff:cb00:7107'],
    ['64:FF9B::192.0.2.33', '64:ff9b::c000:221'],
  ])('%s is read as %s', (text, address) => {
    expect(parseIpAddress(text)).toBe(address);
  });

  it.each([
    '',
    ' ',
    'unknown',
    'localhost',
    'fp_0123',
    '203.0.113',
    '203.0.113.7.1',
    '256.0.0.1',
    '203.0.113.07',
    '203.0.113.-7',
    '203.0.113.7 ',
    ' 203.0.113.7',
    '203.0.113.7:80',
    '203.0.113.0/24',
    '0x7f.0.0.1',
    '2130706433',
    '٢٠٣.0.113.7',
    '203.0.113.7, 198.51.100.1',
    '203.0.113.7\n',
    ':',
    ':::',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7:8::',
    '1::2:3:4:5:6:7:8',
    '1::2::3',
    '12345::',
    'g::1',
    '[::1]',
    'fe80::1%eth0',
    '::1/64',
    ':1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:',
    '1.2.3.4::',
    '::1.2.3',
    '::1.2.3.4.5',
    '::1.2.3.4:5',
    '::256.0.0.1',
    '<html>',
  ])('%j is none', (text) => {
    expect(parseIpAddress(text)).toBeUndefined();
  });

  it('is what the platform takes for one, zones apart', () => {
    const piece = fc.constantFrom(
      '0',
      '1',
      '25',
      '255',
      '256',
      '01',
      'f',
      'FFFF',
      '12345',
      ':',
      '::',
      '.',
      '',
      '1.2.3.4',
      '1:2',
    );
    const alike = fc
      .array(fc.tuple(piece, fc.constantFrom(':', '.', '')), { maxLength: 9 })
      .map((pieces) => pieces.flat().join(''));
    fc.assert(
      fc.property(fc.oneof(alike, fc.ipV4(), fc.ipV6(), fc.string()), (text) => {
        const isAddress = isIP(text) > 0 && !text.includes('%');
        // What URLs write is RFC 5952's spelling.
        const host = () => new URL(`http://${isIP(text) === 6 ? `[${text}]` : text}`).hostname.replaceAll(/[[\]]/g, '');
        expect(parseIpAddress(text)).toBe(isAddress ? host() : undefined);
      }),
      runs(2_000),
    );
  });
});
