import { type ErrorCode, statusOf } from '@camp/contracts/client/errors';
import { problems } from '@camp/contracts/client/problem';

const rowOf = ([code, { title, advice }]: [string, { title: string; advice: string }]) =>
  `<h2 id="${code}">${title}</h2><p><code>${statusOf[code as ErrorCode]} ${code}</code></p><p>${advice}</p>`;

/** Where the type of each problem leads (RFC 9457, 3.1.1). */
export const problemsPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Problems of the CampBC API</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <h1>Problems</h1>
    ${Object.entries(problems).map(rowOf).join('\n    ')}
  </body>
</html>
`;
