// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { withStyles as withStylesOf } from './style-tags.server.ts';

const withStyles = (html: string, tags: string): string => new TextDecoder().decode(withStylesOf(html, tags));

describe('withStyles', () => {
  it('puts the tags before the end of the head and never before the document type', () => {
    expect(withStyles('<!DOCTYPE html><html><head><title>x</title></head><body>', '<style>a</style>')).toBe(
      '<!DOCTYPE html><html><head><title>x</title><style>a</style></head><body>',
    );
  });

  it('takes the first end of a head: a text may hold another', () => {
    expect(withStyles('<head></head><p></head>', '1')).toBe('<head>1</head><p></head>');
  });

  it('takes tags as they are, whatever stands in them', () => {
    expect(withStyles('<head></head>', '$&')).toBe('<head>$&</head>');
  });

  it('writes every letter whole', () => {
    expect(withStyles('<head>é</head>“£”', '…')).toBe('<head>é…</head>“£”');
  });

  it('leaves a document without a head alone', () => {
    expect(withStyles('<p>no head', '1')).toBe('<p>no head');
  });
});
