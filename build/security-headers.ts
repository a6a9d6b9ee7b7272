import { contentSecurityPolicy, isAllHttps, policyText, type Addresses } from './content-security-policy.ts';

/** What a policy needs in addition where pages come over https. */
export const UPGRADE = '; upgrade-insecure-requests';

/** What neither the site nor YouTube's player asks for. */
const OFF =
  'camera display-capture geolocation hid idle-detection microphone midi payment publickey-credentials-get serial usb xr-spatial-tracking';

/** YouTube's player refuses to play for a page that does not say where it is; it learns the host, never the path. */
export const REFERRER_POLICY = 'strict-origin-when-cross-origin';

export interface SecurityHeaders {
  /** By name, for every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether `UPGRADE` may follow the policy: on http it would have some browsers lose the whole site. */
  readonly upgrades: boolean;
}

export const securityHeaders = (config: Addresses): SecurityHeaders => ({
  headers: {
    // A meta tag cannot say who may frame the page.
    'Content-Security-Policy': policyText({ ...contentSecurityPolicy(config), 'frame-ancestors': ["'none'"] }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': OFF.split(' ')
      .map((feature) => `${feature}=()`)
      .join(', '),
    'Referrer-Policy': REFERRER_POLICY,
    'X-Content-Type-Options': 'nosniff',
  },
  upgrades: isAllHttps(config),
});
