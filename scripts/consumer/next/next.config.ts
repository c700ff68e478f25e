import type { NextConfig } from 'next';

/** A folder of files, which any server can send. */
const config: NextConfig = { output: 'export' };

export default config;
