// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { lateStart } from './late-start.server.ts';

const page =
  '<html><head><link rel="modulepreload" href="/assets/entry.js" nonce="n"/><link rel="modulepreload" href="/assets/app.js" nonce="n"/><title>x</title></head>' +
  '<body><p>&lt;link rel="modulepreload" href="/no.js"&gt;</p>' +
  '<script nonce="n" type="module" async="">import "/assets/app.js";\n\nimport("/assets/entry.js");</script></body></html>';

describe('a document that starts late', () => {
  it('fetches and runs nothing by itself, and names all files to the script that does', () => {
    const { html, script } = lateStart(page, 'n', ['/assets/blocks.js']);
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(html).toContain('<script nonce="n" type="omnis/late">import "/assets/app.js";');
    expect(script).toMatch(/^<script nonce="n">\(function startLate\(/);
    expect(script).toContain(
      '"files":["/assets/app.js","/assets/blocks.js"],"alone":6,"entry":"/assets/entry.js"',
    );
    // Ready to be put into a script element.
    expect(script.slice(8, -9)).not.toContain('</');
  });

  it('is left alone without an app to start', () => {
    for (const html of ['<html><head></head></html>', '<p>no head']) {
      expect(lateStart(html, 'n', ['/a.js'])).toEqual({ html, script: '' });
    }
  });
});
