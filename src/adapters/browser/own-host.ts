/** Whether an address is on the host that the page came from. */
export const isOwnHost = (address: string): boolean => {
  const { origin, href } = globalThis.location ?? {};
  return origin !== undefined && new URL(address, href).origin === origin;
};

/** Which credentials a request carries: the browser's to the site's own host, none to any other (product.md, Provider calls: headers). */
export const credentialsFor = (address: string): 'same-origin' | 'omit' =>
  isOwnHost(address) ? 'same-origin' : 'omit';
