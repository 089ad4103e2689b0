import { engineTrainersApi } from '@transloom/contracts/engine-trainers';
import { type Route, route } from '../../platform/http/route.ts';
import { addTrainer } from './add-trainer.ts';
import { changeTrainer } from './change-trainer.ts';
import { listTrainerVendors } from './list-trainer-vendors.ts';
import { listTrainers } from './list-trainers.ts';
import { removeTrainer } from './remove-trainer.ts';
import { testTrainer } from './test-trainer.ts';

export const engineTrainersRoutes: readonly Route[] = [
  route(engineTrainersApi.listTrainers, listTrainers),
  route(engineTrainersApi.listTrainerVendors, listTrainerVendors),
  route(engineTrainersApi.addTrainer, addTrainer),
  route(engineTrainersApi.changeTrainer, changeTrainer),
  route(engineTrainersApi.removeTrainer, removeTrainer),
  route(engineTrainersApi.testTrainer, testTrainer),
];
