/** Links that would run a script in a shop, however they are written. */
export const hostileLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'file:///etc/passwd',
  'blob:https://shop.example/1',
];

/** Colours that would leave their property. */
export const hostileColours = [
  'red;background:url(//evil.example)',
  'url(javascript:alert(1))',
  'expression(alert(1))',
  '#12',
  'var(--x)',
  'no.such.token',
  'layout.container.width',
];

/** Texts with HTML. */
export const hostileTexts = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</title><script>alert(1)</script>',
  '<!-- -->',
  'a'.repeat(81),
];

/** Custom code that a head must not have. */
export const hostileCode = [
  '<div>Hello</div>',
  'Hello',
  '</head><body onload=alert(1)>',
  '<script>alert(1)',
  '<script src="http://cdn.example/a.js"></script>',
  '<script src="//cdn.example/a.js"></script>',
  '<script src="data:text/javascript,alert(1)"></script>',
  '<script src="https://user:pass@cdn.example/a.js"></script>',
  '<script src="https://cdn.example/a.js; script-src *"></script>',
  '<script onload="alert(1)" src="https://cdn.example/a.js"></script>',
  '<script nonce="abc">alert(1)</script>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<meta http-equiv="Content-Security-Policy" content="script-src *">',
  '<meta name="robots" content="noindex">',
  '<base href="https://evil.example/">',
  '<link rel="manifest" href="https://evil.example/m.json">',
  '<link rel="stylesheet" href="javascript:alert(1)">',
  '<iframe src="https://evil.example/"></iframe>',
  '<!-- never closed',
  `<style>${'a'.repeat(20_001)}</style>`,
];
