export declare const isServer: boolean;
