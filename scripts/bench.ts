import '../bench/measure-times';
