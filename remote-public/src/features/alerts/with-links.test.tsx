import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { withLinks } from './with-links.tsx';

const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test.each([
  ['Visit https://firesidecamping.ca//', 'firesidecamping.ca', 'https://firesidecamping.ca'],
  ['See www.example.ca for more.', 'www.example.ca', 'https://www.example.ca'],
  ['(https://example.ca/a?b=1), now', 'example.ca/a?b=1', 'https://example.ca/a?b=1'],
])('an address in %j is a link [public-pages-14]', (text, shown, href) => {
  const { container } = render(<p>{withLinks(text)}</p>);

  expect(links()).toEqual([[expect.stringContaining(shown), href]]);
  expect(container.textContent).toContain(text.split(/https|www/)[0]);
});

test('other schemes and plain words are text [public-pages-14]', () => {
  render(
    <p>{withLinks('javascript:alert(1) http://example.ca ftp://example.ca https:// camp.')}</p>,
  );

  expect(links()).toEqual([]);
});
