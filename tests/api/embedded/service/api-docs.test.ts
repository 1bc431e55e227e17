import type { Endpoint } from '@camp/contracts/client/endpoint';
import { sampleOf } from '@camp/contracts/client/sample';
import { describedCalls } from '@camp/contracts/operations/operations';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from '@jest/globals';
import { newVisitor, underTest } from '#tests/support/api/api-under-test.ts';
import {
  answerOf,
  type Description,
  type Operation,
  validatorOf,
} from '#tests/support/api/described-answers.ts';
import { everyEndpoint } from '#tests/support/contract/every-endpoint.ts';

const read = async () =>
  (await newVisitor().get('/api/openapi.json')).body as unknown as Description;

const operationsIn = ({ paths }: Description) =>
  Object.values(paths).flatMap(Object.values<Operation>);

test('the description is OpenAPI 3.1, as a validator of its own says [calls-account-2]', async () => {
  const validator = new Validator();

  const { body } = await newVisitor().get('/api/openapi.json');
  expect(await validator.validate(body)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');

  /* The site under test is on this machine. */
  const rules = { 'no-server-example.com': 'off' } as const;
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source: JSON.stringify(body), config });
  expect(problems.map(({ ruleId, location }) => [ruleId, location[0]?.pointer])).toEqual([]);
});

test('every call says who may make it, has an id of its own, and examples that fit its shapes [calls-account-2]', async () => {
  const description = await read();
  const operations = operationsIn(description);

  const media = operations.flatMap((operation) =>
    [
      operation.requestBody,
      ...Object.keys(operation.responses).map((status) =>
        answerOf(description, operation, Number(status)),
      ),
    ].flatMap((part) =>
      Object.values(part?.content ?? {}).map((each) => ({
        operationId: operation.operationId,
        ...each,
      })),
    ),
  );
  const wrong = media.flatMap(({ operationId, schema, example }) => {
    if (example === undefined) return [];
    const fits = validatorOf(description, schema);
    return fits(example) ? [] : [{ operationId, errors: fits.errors }];
  });

  expect(wrong).toEqual([]);
  expect(
    operations.filter(({ description: words }) => !/ may call it\.|\. For /.test(words)),
  ).toEqual([]);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

test('no call has words that is not there', async () => {
  const { paths } = await read();

  const called = new Set(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map(
        (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
    ),
  );
  expect(describedCalls().filter((call) => !called.has(call))).toEqual([]);
});

test('every list that goes on takes a cursor', async () => {
  const fieldsOf = (schema?: Endpoint['response']) =>
    Object.keys((schema && sampleOf(schema, { io: 'input' })) ?? {});

  const lists = (await everyEndpoint()).filter(({ response }) =>
    fieldsOf(response).includes('next'),
  );
  const others = lists.filter(({ query }) => !fieldsOf(query).includes('cursor'));

  expect(lists.length).toBeGreaterThan(10);
  expect(others.map(({ path }) => path)).toEqual([]);
});

test('older names of parameters are described as deprecated', async () => {
  const { parameters } = (await read()).paths['/api/admin/releases']?.['get'] ?? {};

  const own = parameters?.filter((each) => 'name' in each);
  const told = own?.map(({ name, deprecated = false }) => [name, deprecated]);
  expect(told).toEqual([
    ['limit', false],
    ['cursor', false],
    ['before', true],
  ]);
});

test('aliases are described as the calls that they are', async () => {
  const { paths } = await read();

  expect(paths['/api/auth/2fa/challenge']?.['post']?.requestBody).toEqual(
    paths['/api/security/2fa/challenge']?.['post']?.requestBody,
  );
});

test('a call tells its own errors and those of its kind, by status [error-catalogue-3]', async () => {
  const description = await read();

  const login = description.paths['/api/auth/login']?.['post'];
  expect(Object.keys(login?.responses ?? {})).toEqual([
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
  const told = JSON.stringify(login && answerOf(description, login, 401));
  expect(told).toContain('INVALID_CREDENTIALS');
  expect(told).not.toContain('UNAUTHENTICATED');
});

test('the reader comes with its two files, under a strict policy, and with nothing else [calls-account-2]', async () => {
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
