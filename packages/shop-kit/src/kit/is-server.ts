import { isServer as answer } from '#env';

/** Whether this code runs on a server. A constant in a browser's bundle, so that code for servers falls away there. */
export const isServer: boolean = answer;
