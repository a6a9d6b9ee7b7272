/** 128 bits as base64url: of the last character only the upper two bits are used. */
const SECRET = /^[\w-]{21}[AQgw]$/;
/** Whether a text can be what stands behind '/pair#': a cut or mistyped link mostly is not. */
export const isPairingSecret = (text: string): boolean => SECRET.test(text);
