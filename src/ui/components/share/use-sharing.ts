import { useState } from 'react';
import { composeSharedList } from '#domain/links/compose-shared-list.ts';
import type { SharedTitle } from '#domain/links/shared-list.ts';
import { sharedPath } from '#domain/links/shared-path.ts';
import type { SharedField } from '#domain/links/to-shared-titles.ts';
import { hostPath } from '../../hooks/site-path.ts';

/** The link of a list, with what the visitor wants to be in it. */
export const useSharing = (titles: readonly SharedTitle[], suggestedName: string) => {
  const [name, setName] = useState(suggestedName);
  const [fields, setFields] = useState<readonly SharedField[]>([]);
  const toggle = (field: SharedField) =>
    setFields((now) => (now.includes(field) ? now.filter((each) => each !== field) : [...now, field]));
  const list = composeSharedList(titles, { name, fields });
  const url = new URL(hostPath(sharedPath(list)), window.location.href).href;
  return { name, setName, fields, toggle, url };
};
