/** Query parameter of an address of a store's preview that shows the draft of its theme: its value is a token. */
export const themePreviewParameter = 'theme-preview';

const kind = 'omnis:theme-preview';

/** Message of an editor to a page that shows a theme: the style sheet to try. */
export interface ThemePreviewMessage {
  readonly kind: typeof kind;
  readonly css: string;
}

/**
 * The message by which a theme is tried in a page that shows one.
 *
 * @param css - a style sheet of `themeStyleSheet`
 */
export const themePreviewMessage = (css: string): ThemePreviewMessage => ({ kind, css });

/** Tells whether a message of a frame says that its page is ready to take themes. Its origin and frame are the caller's to check. */
export function isThemePreviewReady(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === `${kind}-ready`;
}

/** A text as a literal within a script of a document. */
const literal = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c');

/**
 * The text of a script for a page that shows the draft of a theme. It takes style sheets from the editor around it, by its
 * origin alone, and keeps the token in the address wherever links and forms of the page lead.
 *
 * @param editorOrigin - the only origin whose messages count
 * @param token - the value of {@link themePreviewParameter}
 */
export function themePreviewScript(editorOrigin: string, token: string): string {
  return `(()=>{
const origin=${literal(editorOrigin)},name=${literal(themePreviewParameter)},token=${literal(token)};
let style;
addEventListener('message',(event)=>{
if(event.origin!==origin||event.source!==parent||!event.data||event.data.kind!=='${kind}')return;
if(!style){style=document.createElement('style');style.nonce=document.querySelector('meta[property=csp-nonce]')?.nonce||''}
style.textContent=String(event.data.css);
document.head.append(style);
});
const kept=(address)=>{const url=new URL(address,location.href);if(url.origin===location.origin)url.searchParams.set(name,token);return url};
addEventListener('click',(event)=>{
const link=event.target instanceof Element&&event.target.closest('a[href]');
if(!link||event.defaultPrevented||event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;
const url=kept(link.href);
if(!/^https?:$/.test(url.protocol)||(url.hash&&url.pathname===location.pathname))return;
event.preventDefault();event.stopImmediatePropagation();
if(url.origin===location.origin)location.assign(url);else open(url,'_blank','noopener');
},true);
addEventListener('submit',(event)=>{
const form=event.target;
if(form.method!=='get'||new URL(form.action).origin!==location.origin||form.elements[name])return;
const field=document.createElement('input');field.type='hidden';field.name=name;field.value=token;form.append(field);
},true);
if(parent!==window){const ready=()=>parent.postMessage({kind:'${kind}-ready'},origin);document.readyState==='loading'?addEventListener('DOMContentLoaded',ready):ready()}
})()`.replaceAll('\n', '');
}
