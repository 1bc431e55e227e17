import { brand } from '@camp/contracts/site/brand';

interface PageHeadProps {
  /** Name of the page; the window's title adds the site's name. */
  title?: string;
  /** One or two sentences for search results and shared links. */
  description?: string | undefined;
}

/** The page's title and description, for the browser, search engines and shared links. */
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
