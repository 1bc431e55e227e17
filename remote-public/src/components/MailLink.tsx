import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'a'> {
  address: string;
}

/** Opens the visitor's mail program; shows the address unless given other text. */
export function MailLink({ address, children = address, ...props }: Props) {
  return (
    <a {...props} href={`mailto:${address}`}>
      {children}
    </a>
  );
}
