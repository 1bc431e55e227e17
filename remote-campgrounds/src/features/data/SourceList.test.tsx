import type { PlaceSource } from '@camp/contracts/places/open-data';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SourceList } from './SourceList.tsx';

const source = (id: string, publisher: string): PlaceSource => ({
  id,
  title: `Title ${id}`,
  publisher,
  licence: 'Apache License 2.0',
  licence_url: 'https://licence.example',
  repository_url: 'https://source.example',
  as_of: '2024-01-02',
  attribution: `Sentence ${id}`,
});

test('a publisher and its licence are said once, each source and sentence too', () => {
  const sources = [source('one', 'Parks'), source('two', 'Parks'), source('three', 'Roads')];
  render(<SourceList title="Sources" sources={sources} />);

  const heads = screen.getAllByRole('heading', { level: 3 });
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Parks', 'Roads']);
  expect(screen.getAllByRole('link', { name: /^Apache License/ })).toHaveLength(2);
  for (const id of ['one', 'two', 'three']) {
    expect(screen.getByText(`Title ${id}`)).toBeTruthy();
    expect(screen.getByText(`Sentence ${id}`)).toBeTruthy();
  }
});
