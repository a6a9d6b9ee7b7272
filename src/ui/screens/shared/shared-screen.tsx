import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { decodeSharedList } from '#domain/links/decode-shared-list.ts';
import { DamagedList } from './damaged-list.tsx';
import { SharedListPage } from './shared-list-page.tsx';

/**
 * The screen at `/shared`: the list that is in the address, for anybody (product.md, Sharing: screen). Nobody is asked anything
 * for a damaged one.
 */
export function SharedScreen() {
  const code = useLocation().hash.slice(1);
  const list = useMemo(() => decodeSharedList(code), [code]);
  // Another list in the address begins anew.
  return list === 'damaged' ? (
    <DamagedList isEmpty={code === ''} />
  ) : (
    <SharedListPage key={code} code={code} list={list} />
  );
}
