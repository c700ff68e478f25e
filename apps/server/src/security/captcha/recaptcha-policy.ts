const scripts = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const frames = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];
const calls = ['https://www.google.com/recaptcha/'];

const more: Readonly<Record<string, readonly string[]>> = {
  'script-src': scripts,
  'frame-src': frames,
  'connect-src': calls,
};

/**
 * A page's content security policy with the addresses of reCAPTCHA, for installations that have its keys. Only pages of
 * the apps, which may run our own files, are given them.
 */
export function withRecaptcha(policy: string): string {
  const rules = policy.split('; ');
  if (!rules.some((rule) => rule.startsWith("script-src 'self'"))) return policy;
  return rules
    .map((rule) => {
      const [name = '', ...sources] = rule.split(' ');
      const added = more[name];
      if (!added) return rule;
      return [name, ...sources.filter((source) => source !== "'none'"), ...added].join(' ');
    })
    .join('; ');
}
