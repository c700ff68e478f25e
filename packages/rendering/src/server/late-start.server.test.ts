// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { documentPieces } from './document-pieces.server.ts';
import { lateStart } from './late-start.server.ts';
import { startFile, startHref } from './start-file.server.ts';

const page =
  '<html><head><link rel="modulepreload" href="/assets/entry.js" nonce="n"/><link rel="modulepreload" href="/assets/app.js" nonce="n"/><title>x</title></head>' +
  '<body><p>&lt;link rel="modulepreload" href="/no.js"&gt;</p>' +
  '<script nonce="n" type="module" async="">import "/assets/app.js";\n\nimport("/assets/entry.js");</script></body></html>';

describe('RD5 a document that starts late', () => {
  it('fetches and runs nothing by itself, and names all files to the script that does', () => {
    const { pieces, script } = lateStart(documentPieces(page), 'n', {
      more: ['/assets/blocks.js'],
      theme: '/theme.css?v=1',
      rests: true,
    });
    expect(pieces.head).not.toContain('<link rel="modulepreload"');
    expect(pieces.head).toContain('<title>x</title>');
    expect(pieces.start).toContain('<script nonce="n" type="omnis/late">import "/assets/app.js";');
    const [, address = '', order = ''] =
      /<script async src="([^"]+)" data-order='([^']+)'>/.exec(script) ?? [];
    expect(address).toBe(startHref);
    expect(JSON.parse(order)).toEqual({
      files: ['/assets/app.js', '/assets/blocks.js'],
      entry: '/assets/entry.js',
      theme: '/theme.css?v=1',
      rests: true,
    });
    expect(startFile).toMatch(/^\(function watchStart\(.+\(function startLate\(/s);
    expect(startFile).toContain('Object.assign({"alone":6,');
    expect(startFile).toContain('"fr":["Oups… Une erreur s’est produite","Recharger"]');
  });

  it('is left alone without an app to start', () => {
    for (const html of ['<html><head></head></html>', '<p>no head']) {
      const pieces = documentPieces(html);
      const late = lateStart(pieces, 'n', { more: ['/a.js'], theme: '', rests: false });
      expect(late).toEqual({ pieces, script: '' });
    }
  });
});
