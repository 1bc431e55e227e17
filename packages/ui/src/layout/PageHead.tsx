import { brand } from '@camp/contracts/brand';

interface PageHeadProps {
  /** Name of the page; the site's name follows it in the window's title. */
  title?: string;
  /** One or two sentences for search results and shared links. */
  description?: string | undefined;
}

/** What a page says of itself to the browser, to search engines and to those it is shared with. */
export function PageHead({ title, description }: PageHeadProps) {
  const fullTitle = title ? `${title} · ${brand.name}` : brand.name;

  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
    </>
  );
}
