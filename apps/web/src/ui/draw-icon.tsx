import type { ReactElement, SVGProps } from 'react';

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  /** Width and height in pixels. */
  size?: number;
  /** Width of the line. */
  stroke?: number;
}

/** An outline on a square of 24, in the colour of the text around it. */
export type Icon = (props: IconProps) => ReactElement;

/** An icon of the outline whose path is given. */
export function draw(path: string): Icon {
  return function OutlineIcon({ size = 24, stroke = 2, ...rest }) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={stroke}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...rest}
      >
        <path d={path} />
      </svg>
    );
  };
}
