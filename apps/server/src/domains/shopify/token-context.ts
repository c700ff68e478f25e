/** The text that a sealed access token is bound to. */
export const tokenContext = (division: number, connection: string): string =>
  `shopify_connections.token_sealed:${division}:${connection}`;
