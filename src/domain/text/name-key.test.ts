import { expect, it } from 'vitest';
import { nameKey } from './name-key.ts';

it.each([
  ['Amélie', 'Ame\u0301lie'],
  ['Good Night, and Good Luck.', 'good night and good luck'],
  ['Spider-Man: Into the Sea', 'Spider Man  Into the Sea'],
  ['Les Œufs & le Cœur', 'les oeufs le coeur'],
  ['Łódź Straße', 'Lodz Strasse'],
  ['ＵＭＢＲＡ', 'umbra'],
  ['I ❤\ufe0f Huckabees', 'I ❤ Huckabees'],
  ['ΟΔΥΣΣΕΥΣ', 'Οδυσσεύσ'],
  ['Þór', 'Thor'],
  ['שָׁלוֹם', 'שלום'],
  ['مُحَمَّد', 'محـمد'],
  ['٢٠٠١', '2001'],
  ['𝟚０²', '202'],
  ['2001: A Space Odyssey', '2001 – a space odyssey'],
])('%j is the same name as %j (product.md, Import: same title)', (a, b) => expect(nameKey(a)).toBe(nameKey(b)));

it.each([
  ['Umbra', 'Umbra II'],
  ['は', 'ば'],
  ['على', 'علي'],
  ['हद', 'हिंदी'],
  ['カ', 'か'],
  ['???', '!!!'],
  ['❤\ufe0f', '⭐\ufe0f'],
  ['부산행', '부산'],
])('%j is another name than %j', (a, b) => expect(nameKey(a)).not.toBe(nameKey(b)));
