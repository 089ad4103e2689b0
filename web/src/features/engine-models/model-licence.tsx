import type { ModelFacts } from '@transloom/contracts/engine-models';
import styles from './model-licence.module.css';

interface ModelLicenceProps {
  readonly licence: NonNullable<ModelFacts['licence']>;
  /** What is read; the name of the licence alone where a label stands before it. */
  readonly children?: string;
}

/** A licence by its name, and its words a click away. */
export function ModelLicence({ licence, children = licence.name }: ModelLicenceProps) {
  return (
    <a className={styles['link']} href={licence.address} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
