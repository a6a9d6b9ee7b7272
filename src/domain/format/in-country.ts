/** Countries of several parts, and those named after what they are. */
const WITH_ARTICLE =
  /^(United|Netherlands|Philippines|Bahamas|Maldives|Gambia|Vatican|Soviet)|(Islands|Republic|Territories)$/;

/** 'in Germany', 'in the United States'. */
export const inCountry = (name: string): string => (WITH_ARTICLE.test(name) ? `in the ${name}` : `in ${name}`);
