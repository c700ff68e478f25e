import { exported } from './every-entry.ts';

const output = document.querySelector('output');
if (output) output.textContent = `${exported.length} entries, ${Math.min(...exported)} names or more in each`;
