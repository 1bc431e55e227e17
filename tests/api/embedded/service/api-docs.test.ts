import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from '@jest/globals';
import { newVisitor, underTest } from '#tests/support/api/api-under-test.ts';
import {
  type Description,
  type Operation,
  validatorOf,
} from '#tests/support/api/described-answers.ts';

const read = async () =>
  (await newVisitor().get('/api/openapi.json')).body as unknown as Description;

const operationsIn = ({ paths }: Description) =>
  Object.values(paths).flatMap(Object.values<Operation>);

test('the description is OpenAPI 3.1, as a validator of its own says', async () => {
  const validator = new Validator();

  const { body } = await newVisitor().get('/api/openapi.json');
  expect(await validator.validate(body)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('every call says who may make it, has an id of its own, and examples that fit its shapes', async () => {
  const description = await read();
  const operations = operationsIn(description);

  const media = operations.flatMap(({ operationId, requestBody, responses }) =>
    [requestBody, ...Object.values(responses)].flatMap((part) =>
      Object.values(part?.content ?? {}).map((each) => ({ operationId, ...each })),
    ),
  );
  const wrong = media.flatMap(({ operationId, schema, example }) => {
    if (example === undefined) return [];
    const fits = validatorOf(description, schema);
    return fits(example) ? [] : [{ operationId, errors: fits.errors }];
  });

  expect(wrong).toEqual([]);
  expect(operations.filter(({ summary }) => !summary.endsWith('may call it.'))).toEqual([]);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

test('aliases are described as the calls that they are', async () => {
  const { paths } = await read();

  expect(paths['/api/auth/2fa/challenge']?.['post']?.requestBody).toEqual(
    paths['/api/security/2fa/challenge']?.['post']?.requestBody,
  );
});

test('a call tells its own errors and those of its kind, by status', async () => {
  const { paths } = await read();

  const login = paths['/api/auth/login']?.['post']?.responses ?? {};
  expect(Object.keys(login)).toEqual([
    '200',
    '400',
    '401',
    '403',
    '409',
    '413',
    '422',
    '429',
    '500',
    '503',
  ]);
  const told = JSON.stringify(login['401']);
  expect(told).toContain('INVALID_CREDENTIALS');
  expect(told).not.toContain('UNAUTHENTICATED');
});

test('the reader comes with its two files, under a strict policy, and with nothing else', async () => {
  const answers = await Promise.all(
    [
      '',
      '/swagger-ui.css',
      '/swagger-ui-bundle.js',
      '/start.js',
      '/index.html',
      '/package.json',
      '/..%2fapp.ts',
    ].map(async (path) => fetch(`${underTest.url}/api/docs${path}`)),
  );

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404, 404, 404]);
  const policy = answers[0]?.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none';script-src 'self';style-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
});
