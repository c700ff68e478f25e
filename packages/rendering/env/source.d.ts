export declare const isBuilt: boolean;
