export function LostCamp({ className }: { className?: string }) {
  return <svg className={className} viewBox="0 0 240 160" aria-hidden="true" />;
}
