// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { byteText } from './byte-text.server.ts';
import { assemble, documentPieces, heldBack } from './document-pieces.server.ts';

const assembled = (html: string, head: string, seeds = ''): string =>
  new TextDecoder().decode(
    assemble(documentPieces(byteText(html)), { head: byteText(head), seeds: byteText(seeds) }),
  );

describe('a document in pieces', () => {
  it('puts the tags before the end of the head and never before the document type', () => {
    expect(assembled('<!DOCTYPE html><html><head><title>x</title></head><body>', '<style>a</style>')).toBe(
      '<!DOCTYPE html><html><head><title>x</title><style>a</style></head><body>',
    );
  });

  it('takes the first end of a head: a text may hold another', () => {
    expect(assembled('<head></head><p></head>', '1')).toBe('<head>1</head><p></head>');
  });

  it('takes tags as they are, whatever stands in them', () => {
    expect(assembled('<head></head>', '$&')).toBe('<head>$&</head>');
  });

  it('writes every letter whole', () => {
    expect(assembled('<head>é</head>“£”', '…')).toBe('<head>é…</head>“£”');
  });

  it('puts what was read in front of the script that starts the app, whatever texts say', () => {
    const app = '<script nonce="n" type="module" async="">start()</script>';
    const body = `</head><body><script>"<script type=\\"module\\" async=\\"\\">"</script>`;
    expect(assembled(`<head>${body}${app}<script>go()</script></body>`, '1', '<template>2</template>')).toBe(
      `<head>1${body}<template>2</template>${app}<script>go()</script></body>`,
    );
    expect(assembled('<head></head><body>x</body>', '1', '2')).toBe('<head>1</head><body>x2</body>');
  });

  it('leaves a document without a head alone', () => {
    expect(assembled('<p>no head', '1')).toBe('<p>no head');
  });

  it('has the script that starts the app left alone, if there is one', () => {
    const { start } = documentPieces(
      '<head></head><script nonce="n" type="module" async="">a</script><script>b</script>',
    );
    expect(heldBack(start)).toBe('<script nonce="n" type="omnis/late">a</script><script>b</script>');
    expect(heldBack('</body></html>')).toBeNull();
  });
});
