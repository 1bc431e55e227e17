/** An address that breaks after its @ where the column is narrow. */
export function EmailCell({ email }: { email: string }) {
  const [name, ...domain] = email.split('@');

  return (
    <>
      {name}
      {domain.length > 0 && (
        <>
          @<wbr />
          {domain.join('@')}
        </>
      )}
    </>
  );
}
