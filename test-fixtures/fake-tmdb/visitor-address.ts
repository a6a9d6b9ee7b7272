/** The address of every visitor, as the fake's look-up answers. */
export const VISITOR_ADDRESS = '203.0.113.7';
