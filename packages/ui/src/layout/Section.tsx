import type { ReactNode } from 'react';
import { Stack } from './spacing.tsx';

interface SectionProps {
  title: string;
  /** Anchor for links to this part of the page, which then takes the focus. */
  id?: string;
  children: ReactNode;
}

export function Section({ title, id, children }: SectionProps) {
  return (
    <Stack
      as="section"
      gap="16px"
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      data-section
    >
      <h2>{title}</h2>
      {children}
    </Stack>
  );
}
