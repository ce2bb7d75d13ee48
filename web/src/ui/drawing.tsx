interface DrawingProps {
  /** The address of the drawing. */
  picture: string;
  size: number;
  className?: string | undefined;
}

/** Where the dark drawing is shown; paper is light. */
export const darkScreen = 'screen and (prefers-color-scheme: dark)';

/** The drawing of a drink, in the theme of the page, beside its name. */
export const Drawing = ({ picture, size, className }: DrawingProps) => (
  <picture className={className}>
    <source srcSet={`${picture}?mode=dark`} media={darkScreen} />
    <img src={picture} alt="" width={size} height={size} loading="lazy" />
  </picture>
);
