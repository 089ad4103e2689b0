import type { RateScheme } from '@transloom/contracts/rate-schemes';
import { analysisLines } from '@transloom/core/analysis/analysis-line';
import { FactLine, LineFact } from '../../../ui/fact-line.tsx';
import { lineText } from '../line-texts.ts';

/** The rates of a scheme in a few lines of text. */
export function RatesLine({ rates }: Pick<RateScheme, 'rates'>) {
  return (
    <FactLine>
      {analysisLines.map((line) => (
        <LineFact key={line} label={lineText(line)}>
          {rates[line]}%
        </LineFact>
      ))}
    </FactLine>
  );
}
