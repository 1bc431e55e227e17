/* Swagger UI as a reader: nothing is sent to the API from here. */
const isDark = globalThis.matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.classList.toggle('dark-mode', isDark);

/* Descriptions are plain sentences: of markup in them only paragraphs count, the rest is shown as text. */
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (html) => html.replaceAll(/<(?!\/?p>)/g, '&lt;'),
});

/* No answer has links, and a phone has no room for their column. */
const withoutLinks = new CSSStyleSheet();
withoutLinks.replaceSync('.swagger-ui .response-col_links { display: none; }');
document.adoptedStyleSheets.push(withoutLinks);

globalThis.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reader',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
});
