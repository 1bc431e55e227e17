/** An e-mail address that may break after its @ in a narrow column. */
export function EmailAddress({ email }: { email: string }) {
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
