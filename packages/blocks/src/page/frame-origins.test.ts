import { describe, expect, it } from 'vitest';
import { frameOrigins } from './frame-origins.ts';

const frame = (src: unknown, own: object = {}) => ({ type: 'iframe', properties: { src }, ...own });

describe('B37 origins of frames', () => {
  it('B37 are those of the iframe blocks that are shown, nested ones included', () => {
    const page = {
      blocks: [
        frame('https://a.example/shop?x=1'),
        { type: 'row', items: [frame('https://b.example:8443/'), frame('https://a.example/other')] },
        frame('https://hidden.example/', { unpublished: true }),
        {
          type: 'iframe',
          properties: { from: 'code', code: '<iframe src="https://code.example/e/1"></iframe>' },
        },
        frame('https://gone.example/', { flags: ['deleted'] }),
        frame('https://odd.example/', { conditions: ['moon'] }),
        frame('http://plain.example/'),
        frame('javascript:alert(1)'),
        { type: 'youtube', properties: { src: 'https://c.example/' } },
      ],
    };
    expect([...frameOrigins(page)]).toEqual([
      'https://a.example',
      'https://b.example:8443',
      'https://code.example',
    ]);
    expect(frameOrigins(page, { mode: 'preview' })).toContain('https://hidden.example');
    expect(frameOrigins(page, { conditions: { moon: true } })).toContain('https://odd.example');
  });

  it.each([[null], ['x'], [{ blocks: 'x' }], [{ blocks: [{ type: 'iframe', properties: { src: {} } }] }]])(
    'B37 are none for %j',
    (page) => {
      expect(frameOrigins(page as { blocks?: unknown }).size).toBe(0);
    },
  );
});
